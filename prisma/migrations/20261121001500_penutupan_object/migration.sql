CREATE TABLE `penutupan_object` (
  `id` INT NOT NULL AUTO_INCREMENT,
  `objectid` INT NOT NULL,
  `tglmulai` DATETIME(3) NOT NULL,
  `tglakhir` DATETIME(3) NOT NULL,
  `jumlahunit` INT NULL,
  `alasan` VARCHAR(255) NOT NULL,
  `user_created` INT NULL,
  `date_created` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  `date_updated` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
  PRIMARY KEY (`id`),
  INDEX `penutupan_object_objectid_tglakhir_tglmulai_idx` (`objectid`, `tglakhir`, `tglmulai`),
  INDEX `penutupan_object_user_created_idx` (`user_created`),
  CONSTRAINT `penutupan_object_objectid_fkey` FOREIGN KEY (`objectid`) REFERENCES `mst_objectretribusi` (`objectid`) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT `penutupan_object_user_created_fkey` FOREIGN KEY (`user_created`) REFERENCES `userdata` (`userid`) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT `penutupan_object_check_1` CHECK (`tglakhir` > `tglmulai`),
  CONSTRAINT `penutupan_object_check_2` CHECK (`jumlahunit` IS NULL OR `jumlahunit` >= 1)
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
