ALTER TABLE `mst_objectretribusi`
  MODIFY `tarif` BIGINT NULL,
  ADD COLUMN `dasarhukumid` INT NULL AFTER `satuantarif`,
  ADD INDEX `mst_objectretribusi_dasarhukumid_idx` (`dasarhukumid`),
  ADD CONSTRAINT `mst_objectretribusi_dasarhukumid_fkey` FOREIGN KEY (`dasarhukumid`) REFERENCES `tbl_dasarhukum` (`dasarhukumid`) ON DELETE RESTRICT ON UPDATE RESTRICT;
