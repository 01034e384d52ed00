CREATE TABLE `kunci_sandi` (
  `id` INT NOT NULL AUTO_INCREMENT,
  `userid` INT NOT NULL,
  `nama` VARCHAR(60) NOT NULL,
  `sidik` CHAR(64) NOT NULL,
  `kredensial` VARCHAR(1400) NOT NULL,
  `kuncipublik` VARCHAR(2000) NOT NULL,
  `pengguna` CHAR(43) NOT NULL,
  `hitungan` BIGINT NOT NULL DEFAULT 0,
  `transport` VARCHAR(120) NOT NULL DEFAULT '',
  `tglpakai` DATETIME(3) NULL,
  `date_created` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  PRIMARY KEY (`id`),
  UNIQUE INDEX `kunci_sandi_sidik_key` (`sidik`),
  INDEX `kunci_sandi_userid_idx` (`userid`),
  CONSTRAINT `kunci_sandi_userid_fkey` FOREIGN KEY (`userid`) REFERENCES `userdata` (`userid`) ON DELETE CASCADE ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
