ALTER TABLE `penutupan_object`
  ADD COLUMN `penutupanid` INT NULL AFTER `objectid`,
  ADD COLUMN `umum` BOOLEAN NOT NULL DEFAULT TRUE AFTER `alasan`,
  ADD INDEX `penutupan_object_penutupanid_idx` (`penutupanid`),
  ADD CONSTRAINT `penutupan_object_penutupanid_fkey` FOREIGN KEY (`penutupanid`) REFERENCES `penutupan` (`id`) ON DELETE RESTRICT ON UPDATE RESTRICT;
