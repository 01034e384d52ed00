CREATE TABLE `sesi` (
  `jti` CHAR(36) NOT NULL,
  `userid` INT NOT NULL,
  `dibuat` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  `kedaluwarsa` DATETIME(3) NOT NULL,
  `dicabut` DATETIME(3) NULL,
  `alamatip` VARCHAR(45) NULL,
  `perangkat` VARCHAR(255) NULL,
  PRIMARY KEY (`jti`),
  INDEX `sesi_userid_kedaluwarsa_idx` (`userid`, `kedaluwarsa`),
  INDEX `sesi_kedaluwarsa_idx` (`kedaluwarsa`),
  CONSTRAINT `sesi_userid_fkey` FOREIGN KEY (`userid`) REFERENCES `userdata` (`userid`) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
