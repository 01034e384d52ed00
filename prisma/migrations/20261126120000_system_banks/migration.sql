ALTER TABLE `system`
  ADD COLUMN `namabank` VARCHAR(60) NULL AFTER `bankid`,
  ADD COLUMN `merchantid` VARCHAR(64) NULL AFTER `tanpadata`,
  DROP INDEX `system_cakupan_key`,
  ADD UNIQUE INDEX `system_cakupan_bankid_key` (`cakupan`, `bankid`);
