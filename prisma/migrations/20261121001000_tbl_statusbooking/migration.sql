CREATE TABLE `tbl_statusbooking` (
  `id` INT NOT NULL AUTO_INCREMENT,
  `statusbooking` SMALLINT NOT NULL,
  `uraianstatus` VARCHAR(120) NOT NULL,
  `keterangan` VARCHAR(255) NULL,
  `date_created` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  `date_updated` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
  PRIMARY KEY (`id`),
  UNIQUE INDEX `tbl_statusbooking_statusbooking_key` (`statusbooking`)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
