INSERT INTO `tbl_dasarhukum` (`idpemda`, `nomorperaturan`, `pasal`, `tentang`)
  SELECT DISTINCT o.`idpemda`, LEFT(t.`dasarhukum`, 120), 'Lampiran', 'Retribusi Daerah'
  FROM `tarif_object` t JOIN `mst_objectretribusi` o ON o.`objectid` = t.`objectid`;
