CREATE TABLE `booking_unit` (
  `bookingid` INT NOT NULL,
  `nomorunit` SMALLINT NOT NULL,
  `hourmetermulai` DECIMAL(10,1) NULL,
  `hourmeterakhir` DECIMAL(10,1) NULL,
  `kondisimulai` VARCHAR(255) NULL,
  `kondisiakhir` VARCHAR(255) NULL,
  `date_created` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  `date_updated` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
  PRIMARY KEY (`bookingid`, `nomorunit`),
  CONSTRAINT `booking_unit_bookingid_fkey` FOREIGN KEY (`bookingid`) REFERENCES `booking` (`id`) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT `booking_unit_check_1` CHECK (`hourmeterakhir` IS NULL OR `hourmetermulai` IS NULL OR `hourmeterakhir` >= `hourmetermulai`)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
