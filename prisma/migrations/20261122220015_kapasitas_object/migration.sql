CREATE TABLE `kapasitas_object` (
  `objectid` INT NOT NULL,
  `berlakumulai` DATE NOT NULL,
  `jumlahobject` INT NOT NULL,
  `statusobject` TINYINT NOT NULL,
  `satuantarif` ENUM('jam','hari','malam','bulan','kegiatan') NOT NULL,
  `jambuka` CHAR(5) NOT NULL,
  `jamtutup` CHAR(5) NOT NULL,
  PRIMARY KEY (`objectid`, `berlakumulai`),
  CONSTRAINT `kapasitas_object_objectid_fkey` FOREIGN KEY (`objectid`) REFERENCES `mst_objectretribusi` (`objectid`) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
