CREATE TABLE `faktor_totp` (
  `userid` INT NOT NULL,
  `rahasia` VARCHAR(255) NOT NULL,
  `langkah` INT NOT NULL,
  `langkahlain` INT NULL,
  `date_created` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  PRIMARY KEY (`userid`),
  CONSTRAINT `faktor_totp_userid_fkey` FOREIGN KEY (`userid`) REFERENCES `userdata` (`userid`) ON DELETE CASCADE ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
