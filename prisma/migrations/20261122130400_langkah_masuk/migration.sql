CREATE TABLE `langkah_masuk` (
  `hash` CHAR(64) NOT NULL,
  `jenis` ENUM('masuk','kuncisandi','pendaftaran') NOT NULL,
  `userid` INT NULL,
  `versi` INT NOT NULL DEFAULT 0,
  `ingat` BOOLEAN NOT NULL DEFAULT FALSE,
  `perangkat` CHAR(36) NULL,
  `tantangan` VARCHAR(64) NULL,
  `percobaan` INT NOT NULL DEFAULT 0,
  `kedaluwarsa` DATETIME(3) NOT NULL,
  `dipakai` DATETIME(3) NULL,
  PRIMARY KEY (`hash`),
  INDEX `langkah_masuk_userid_idx` (`userid`),
  INDEX `langkah_masuk_kedaluwarsa_idx` (`kedaluwarsa`),
  CONSTRAINT `langkah_masuk_userid_fkey` FOREIGN KEY (`userid`) REFERENCES `userdata` (`userid`) ON DELETE CASCADE ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
