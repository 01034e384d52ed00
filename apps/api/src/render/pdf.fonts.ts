const fontFile = (name: string): string => new URL(import.meta.resolve(`@expo-google-fonts/${name}.ttf`)).pathname;

/** Typefaces of every document, from packages: nothing is loaded over the network. `Serif` is for letterheads and titles. */
export const pdfFonts = {
  Sans: {
    normal: fontFile("source-sans-3/400Regular/SourceSans3_400Regular"),
    bold: fontFile("source-sans-3/600SemiBold/SourceSans3_600SemiBold"),
    italics: fontFile("source-sans-3/400Regular_Italic/SourceSans3_400Regular_Italic"),
    bolditalics: fontFile("source-sans-3/600SemiBold_Italic/SourceSans3_600SemiBold_Italic"),
  },
  Serif: {
    normal: fontFile("source-serif-4/400Regular/SourceSerif4_400Regular"),
    bold: fontFile("source-serif-4/700Bold/SourceSerif4_700Bold"),
  },
} as const;
