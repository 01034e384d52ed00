CREATE TABLE `perangkat_push` (
  `id` INT NOT NULL AUTO_INCREMENT,
  `userid` INT NOT NULL,
  `jti` CHAR(36) NOT NULL,
  `alamat` VARCHAR(1000) NOT NULL,
  `hash` CHAR(64) NOT NULL,
  `kuncipublik` VARCHAR(120) NOT NULL,
  `rahasia` VARCHAR(40) NOT NULL,
  `perangkat` VARCHAR(255) NULL,
  `terakhir` DATETIME(3) NOT NULL,
  `date_created` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  PRIMARY KEY (`id`),
  UNIQUE INDEX `perangkat_push_hash_key` (`hash`),
  INDEX `perangkat_push_userid_terakhir_idx` (`userid`, `terakhir`),
  INDEX `perangkat_push_jti_idx` (`jti`),
  INDEX `perangkat_push_terakhir_idx` (`terakhir`),
  CONSTRAINT `perangkat_push_userid_fkey` FOREIGN KEY (`userid`) REFERENCES `userdata` (`userid`) ON DELETE CASCADE ON UPDATE RESTRICT,
  CONSTRAINT `perangkat_push_jti_fkey` FOREIGN KEY (`jti`) REFERENCES `sesi` (`jti`) ON DELETE CASCADE ON UPDATE CASCADE
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
