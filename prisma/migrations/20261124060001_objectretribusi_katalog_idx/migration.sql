CREATE INDEX `mst_objectretribusi_katalog_idx` ON `mst_objectretribusi` (`statusobject`, `objectname`, `subobjectname`, `objectid`);
