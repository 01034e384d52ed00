ALTER TABLE `log_pelanggaran`
  MODIFY COLUMN `upaya` TEXT NULL;
