CREATE TABLE `eskalasi` (
  `bookingid` INT NOT NULL,
  `sejak` DATETIME(3) NOT NULL,
  `langkah` SMALLINT NOT NULL,
  `userid` INT NOT NULL,
  `date_created` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  PRIMARY KEY (`bookingid`, `sejak`, `langkah`, `userid`),
  INDEX `eskalasi_userid_idx` (`userid`),
  CONSTRAINT `eskalasi_bookingid_fkey` FOREIGN KEY (`bookingid`) REFERENCES `booking` (`id`) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT `eskalasi_userid_fkey` FOREIGN KEY (`userid`) REFERENCES `userdata` (`userid`) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
