/** Latitude and longitude by address, to the street. Addresses that nobody has set on a map yet have none, as it is with new objects. */
export const places: Readonly<Record<string, readonly [number, number]>> = {
  "Jl. Kolonel Masturi Km 3,5": [-6.8497, 107.5497],
  "Komplek TAHURA, Jl. Ir. H. Djuanda No. 99, Dago Pakar": [-6.8581, 107.6312],
  "Gudang Perlengkapan TAHURA, Jl. Ir. H. Djuanda No. 99, Dago Pakar": [-6.8588, 107.6305],
  "Pantai Pangumbahan, Ujung Genteng, Ciracap": [-7.3283, 106.3981],
  "Pantai Santolo, Jl. Raya Cilauteureun, Cikelet": [-7.6573, 107.6879],
  "Jl. Raya Cilauteureun, Cikelet": [-7.6512, 107.6905],
  "Jl. Kidang Pananjung No. 12, Pantai Barat": [-7.6968, 108.6539],
  "Pool Peralatan, Jl. A.H. Nasution No. 260": [-6.9036, 107.6663],
  "Jl. Setiabudi No. 201A, Srondol": [-7.0592, 110.4121],
  "Pool Peralatan, Jl. Madukoro Blok AA-BB": [-6.9641, 110.3936],
  "Jl. Timor Raya No. 17, Kelapa Lima": [-10.1483, 123.6194],
  "Jl. Bukit Waringin, Labuan Bajo": [-8.4962, 119.8893],
  "Jl. Kebon Kacang Raya No. 20, Tanah Abang": [-6.1921, 106.8184],
  "Jl. Karang Panjang, Sirimau": [-3.6995, 128.1923],
};
