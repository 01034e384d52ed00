ALTER TABLE `mst_objectretribusi` ADD COLUMN `versi` INT NOT NULL DEFAULT 1;
