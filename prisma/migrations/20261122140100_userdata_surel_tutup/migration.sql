ALTER TABLE `userdata`
  ADD COLUMN `surelditolak` VARCHAR(191) NOT NULL DEFAULT '' AFTER `bahasa`,
  ADD COLUMN `tutuppada` DATETIME(3) NULL AFTER `tglmasuk`,
  ADD COLUMN `tglditutup` DATETIME(3) NULL AFTER `tutuppada`,
  ADD INDEX `userdata_tutuppada_idx` (`tutuppada`);
