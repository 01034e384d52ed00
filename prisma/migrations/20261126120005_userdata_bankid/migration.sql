ALTER TABLE `userdata` ADD COLUMN `bankid` VARCHAR(16) NULL AFTER `pengelolaid`;
