ALTER TABLE `tarif_object` ADD COLUMN `khususlibur` BOOLEAN NOT NULL DEFAULT false AFTER `satuantarif`;
