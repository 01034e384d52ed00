CREATE TABLE `bantuan` (
  `id` INT NOT NULL AUTO_INCREMENT,
  `bagian` ENUM('cari','pilih','pesan','lengkapi','bayar','pakai','ubah','syarat') NOT NULL,
  `urutan` INT NOT NULL,
  `judul` VARCHAR(160) NOT NULL,
  `isi` MEDIUMTEXT NOT NULL,
  `judulen` VARCHAR(160) NULL,
  `isien` MEDIUMTEXT NULL,
  `versi` INT NOT NULL DEFAULT 1,
  `date_created` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  `date_updated` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
  PRIMARY KEY (`id`),
  UNIQUE INDEX `bantuan_bagian_judul_key` (`bagian`, `judul`)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
