ALTER TABLE `pembayaran` ADD COLUMN `idskpd` INT NULL;
