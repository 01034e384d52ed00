-- How many PDFs a zip of parts has.
ALTER TABLE `dokumen_laporan` ADD COLUMN `bagian` INT NULL;
