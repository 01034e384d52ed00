CREATE TABLE `unit_object` (
  `id` INT NOT NULL AUTO_INCREMENT,
  `objectid` INT NOT NULL,
  `nomor` VARCHAR(32) NOT NULL,
  `urutan` INT NOT NULL,
  `keadaan` ENUM('siap','dipakai','dibersihkan','rusak') NOT NULL DEFAULT 'siap',
  `catatan` VARCHAR(255) NULL,
  `aktif` BOOLEAN NOT NULL DEFAULT TRUE,
  `versi` INT NOT NULL DEFAULT 1,
  `date_created` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  `date_updated` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
  PRIMARY KEY (`id`),
  UNIQUE INDEX `unit_object_objectid_nomor_key` (`objectid`, `nomor`),
  CONSTRAINT `unit_object_objectid_fkey` FOREIGN KEY (`objectid`) REFERENCES `mst_objectretribusi` (`objectid`) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
