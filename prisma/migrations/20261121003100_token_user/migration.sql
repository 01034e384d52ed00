CREATE TABLE `token_user` (
  `id` INT NOT NULL AUTO_INCREMENT,
  `hash` CHAR(64) NOT NULL,
  `userid` INT NOT NULL,
  `jenis` ENUM('reset','verifikasi') NOT NULL,
  `email` VARCHAR(160) NULL,
  `kedaluwarsa` DATETIME(3) NOT NULL,
  `dipakai` DATETIME(3) NULL,
  `date_created` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  PRIMARY KEY (`id`),
  UNIQUE INDEX `token_user_hash_key` (`hash`),
  INDEX `token_user_userid_jenis_idx` (`userid`, `jenis`),
  CONSTRAINT `token_user_userid_fkey` FOREIGN KEY (`userid`) REFERENCES `userdata` (`userid`) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
