ALTER TABLE `system`
  ADD COLUMN `sebutan` VARCHAR(80) GENERATED ALWAYS AS (CONCAT(COALESCE(`namabank`, `bankid`), ' ', `awalan`)) STORED;
