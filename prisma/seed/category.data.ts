/** Categories of objects and the kind of booking that each leads to. */
export const categories = [
  ["Wisma & Guest House", "penginapan"],
  ["Asrama & Mess", "penginapan"],
  ["Vila & Pesanggrahan", "penginapan"],
  ["Gedung Serbaguna", "gedung"],
  ["Aula & Ruang Rapat", "gedung"],
  ["Gazebo & Area Terbuka", "gedung"],
  ["Alat Berat", "alat"],
  ["Kendaraan Angkutan", "alat"],
  ["Perlengkapan Acara", "alat"],
] as const;
