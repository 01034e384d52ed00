CREATE TABLE `audit` (
  `id` INT NOT NULL AUTO_INCREMENT,
  `userid` INT NULL,
  `peran` VARCHAR(32) NULL,
  `aksi` VARCHAR(32) NOT NULL,
  `entitas` VARCHAR(64) NOT NULL,
  `kunci` VARCHAR(64) NOT NULL,
  `sebelum` JSON NULL,
  `sesudah` JSON NULL,
  `alamatip` VARCHAR(45) NULL,
  `waktu` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  PRIMARY KEY (`id`),
  INDEX `audit_entitas_kunci_idx` (`entitas`, `kunci`),
  INDEX `audit_userid_waktu_idx` (`userid`, `waktu`),
  INDEX `audit_waktu_idx` (`waktu`),
  CONSTRAINT `audit_userid_fkey` FOREIGN KEY (`userid`) REFERENCES `userdata` (`userid`) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
