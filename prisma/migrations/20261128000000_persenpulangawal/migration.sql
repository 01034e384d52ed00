ALTER TABLE `mst_objectretribusi` ADD COLUMN `persenpulangawal` INT NOT NULL DEFAULT 0;
