CREATE TABLE `object_inventory` (
  `objectid` INT NOT NULL,
  `urutan` BIGINT NOT NULL DEFAULT 0,
  PRIMARY KEY (`objectid`),
  CONSTRAINT `object_inventory_objectid_fkey` FOREIGN KEY (`objectid`) REFERENCES `mst_objectretribusi` (`objectid`) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
