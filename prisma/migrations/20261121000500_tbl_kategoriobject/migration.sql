CREATE TABLE `tbl_kategoriobject` (
  `kategoriid` INT NOT NULL AUTO_INCREMENT,
  `kategoriname` VARCHAR(120) NOT NULL,
  `jenisbooking` ENUM('penginapan','gedung','alat') NOT NULL,
  `date_created` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  `date_updated` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
  PRIMARY KEY (`kategoriid`),
  UNIQUE INDEX `tbl_kategoriobject_kategoriname_key` (`kategoriname`)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
