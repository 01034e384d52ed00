ALTER TABLE `booking`
  ADD COLUMN `haripesan` DATE GENERATED ALWAYS AS (DATE(`date_created` + INTERVAL `selisihjam` HOUR)) VIRTUAL,
  ADD COLUMN `haripakai` DATE GENERATED ALWAYS AS (DATE(`tglmulaipemakaian` + INTERVAL `selisihjam` HOUR)) VIRTUAL,
  ADD COLUMN `haribayar` DATE GENERATED ALWAYS AS (DATE(`tglbayarbilling` + INTERVAL `selisihkas` HOUR)) VIRTUAL;
