ALTER TABLE `mst_objectretribusi`
  ADD COLUMN `deskripsien` MEDIUMTEXT NULL,
  ADD COLUMN `aturanen` TEXT NULL;
