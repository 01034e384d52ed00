CREATE TABLE `tarif_object` (
  `id` INT NOT NULL AUTO_INCREMENT,
  `objectid` INT NOT NULL,
  `kelompoktarif` ENUM('umum','pelajar','instansi','sosial') NOT NULL,
  `sesi` ENUM('pagi','sore') NULL,
  `tarif` BIGINT NOT NULL,
  `satuantarif` ENUM('jam','hari','malam','bulan','kegiatan') NOT NULL,
  `berlakumulai` DATE NOT NULL,
  `berlakusampai` DATE NULL,
  `dasarhukum` VARCHAR(255) NOT NULL,
  `date_created` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  `date_updated` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
  PRIMARY KEY (`id`),
  INDEX `tarif_object_objectid_kelompoktarif_sesi_berlakumulai_idx` (`objectid`, `kelompoktarif`, `sesi`, `berlakumulai`),
  CONSTRAINT `tarif_object_objectid_fkey` FOREIGN KEY (`objectid`) REFERENCES `mst_objectretribusi` (`objectid`) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT `tarif_object_check_1` CHECK (`tarif` >= 0),
  CONSTRAINT `tarif_object_check_2` CHECK (`berlakusampai` IS NULL OR `berlakusampai` >= `berlakumulai`)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
