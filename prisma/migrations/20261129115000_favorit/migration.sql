CREATE TABLE `favorit` (
  `userid` INT NOT NULL,
  `objectid` INT NOT NULL,
  `namaobject` VARCHAR(330) NOT NULL,
  `jenisbooking` ENUM('penginapan', 'gedung', 'alat') NOT NULL,
  `lokasikabkota` VARCHAR(120) NOT NULL,
  `waktu` DATETIME(3) NOT NULL,
  PRIMARY KEY (`userid`, `objectid`),
  CONSTRAINT `favorit_userid_fkey` FOREIGN KEY (`userid`) REFERENCES `userdata` (`userid`) ON DELETE CASCADE ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
