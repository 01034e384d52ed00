ALTER TABLE `mst_objectretribusi` ADD COLUMN `aturanbatal` JSON NULL AFTER `toleransimenit`;
