ALTER TABLE `tagihan`
  ADD COLUMN `idskpd` INT NULL,
  ADD COLUMN `selisihkas` TINYINT NULL;
