ALTER TABLE `mst_objectretribusi`
  ADD COLUMN `jumlahfoto` INT GENERATED ALWAYS AS (
    IF(COALESCE(`fotoobjectutama`, '') = '', 0, 1)
      + IF(COALESCE(`fotoobject2`, '') = '', 0, 1 + CHAR_LENGTH(`fotoobject2`) - CHAR_LENGTH(REPLACE(`fotoobject2`, ',', '')))
  ) VIRTUAL;
