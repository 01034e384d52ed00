import { createTheme, type MantineThemeOverride, mergeThemeOverrides } from "@mantine/core";
import { blue, dark, gray, green, kunyit, red, tirta } from "./colors.ts";
import classes from "./theme.module.css";

/** After our own fonts those of the device that take their place until they are there; see `font.css`. */
const textFont = '"Inter Variable", "Inter on Arial", "Inter on Roboto", "Inter on DejaVu", system-ui, sans-serif';
const headingFont =
  '"Plus Jakarta Sans Variable", "Plus Jakarta Sans on Arial", "Plus Jakarta Sans on Roboto", "Plus Jakarta Sans on DejaVu", system-ui, sans-serif';

/** Work tools: small controls, 14 px text, many rows on a screen. */
export const staffTheme: MantineThemeOverride = createTheme({
  colors: { tirta, kunyit, red, green, blue, gray, dark },
  primaryColor: "tirta",
  primaryShade: { light: 7, dark: 6 },
  autoContrast: true,
  luminanceThreshold: 0.32,
  white: "#ffffff",
  black: "#211d18",
  focusRing: "auto",
  focusClassName: classes.focus ?? "",
  cursorType: "pointer",
  respectReducedMotion: true,
  fontFamily: textFont,
  fontSizes: { xs: "0.8125rem", sm: "0.875rem", md: "1rem", lg: "1.125rem", xl: "1.25rem" },
  lineHeights: { xs: "1.4", sm: "1.45", md: "1.55", lg: "1.55", xl: "1.5" },
  headings: {
    fontFamily: headingFont,
    fontWeight: "700",
    textWrap: "balance",
    sizes: {
      h1: { fontSize: "clamp(1.5rem, 1.2rem + 1.2vw, 2rem)", lineHeight: "1.2" },
      h2: { fontSize: "1.375rem", lineHeight: "1.3" },
      h3: { fontSize: "1.125rem", lineHeight: "1.35" },
      h4: { fontSize: "1rem", lineHeight: "1.4" },
    },
  },
  spacing: { xs: "0.5rem", sm: "0.75rem", md: "1rem", lg: "1.5rem", xl: "2.5rem" },
  radius: { xs: "3px", sm: "5px", md: "8px", lg: "14px", xl: "22px" },
  defaultRadius: "md",
  shadows: {
    xs: "0 1px 2px rgb(60 45 20 / 8%)",
    sm: "0 1px 3px rgb(60 45 20 / 10%), 0 2px 8px rgb(60 45 20 / 5%)",
    md: "0 2px 6px rgb(60 45 20 / 8%), 0 10px 28px rgb(60 45 20 / 10%)",
    lg: "0 4px 12px rgb(60 45 20 / 10%), 0 20px 48px rgb(60 45 20 / 14%)",
  },
  components: {
    Anchor: { defaultProps: { underline: "always" }, classNames: { root: classes.link ?? "" } },
    Button: { classNames: { root: classes.button ?? "", loader: classes.loader ?? "" } },
    Checkbox: { classNames: { input: classes.choice ?? "" } },
    Radio: { classNames: { radio: classes.choice ?? "" } },
    Card: { defaultProps: { withBorder: true, padding: "lg", radius: "lg" } },
    // Required is the rule and has no mark; what is optional says so (`FieldLabel`).
    InputWrapper: {
      defaultProps: { withAsterisk: false },
      classNames: { label: classes.label ?? "", error: classes.error ?? "" },
    },
    Input: { classNames: { input: classes.input ?? "" } },
    // Nothing but items may stand in a menu; without the placeholder the first of them takes the focus.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    Modal: {
      defaultProps: { radius: "lg", padding: "lg", overlayProps: { backgroundOpacity: 0.45 } },
      classNames: { title: classes.title ?? "" },
    },
    Drawer: {
      defaultProps: { padding: "lg", overlayProps: { backgroundOpacity: 0.45 } },
      classNames: { title: classes.title ?? "" },
    },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: true } },
    Table: { defaultProps: { verticalSpacing: "xs", highlightOnHover: true } },
  },
});

const roomy = { defaultProps: { size: "md" } };

/** Citizens' pages: the same look with larger controls, for a thumb and for reading glasses. */
export const citizenTheme: MantineThemeOverride = mergeThemeOverrides(
  staffTheme,
  createTheme({
    components: {
      Autocomplete: roomy,
      InputBase: roomy,
      InputWrapper: roomy,
      Button: roomy,
      TextInput: roomy,
      PasswordInput: roomy,
      NumberInput: roomy,
      Select: roomy,
      NativeSelect: roomy,
      Textarea: roomy,
      Checkbox: roomy,
      DateInput: roomy,
      DatePickerInput: roomy,
      FileInput: roomy,
      DataList: roomy,
    },
  }),
);
