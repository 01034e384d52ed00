UPDATE `pengembalian` SET `akhirrekening` = RIGHT(`norekening`, 4), `norekening` = NULL, `date_updated` = `date_updated`
WHERE `norekening` IS NOT NULL AND `norekening` NOT LIKE 'v1.%';
