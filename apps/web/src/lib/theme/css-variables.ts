import type { CSSVariablesResolver } from "@mantine/core";

/**
 * Mantine's own variables in our colours, and four of ours: `--page` (behind everything), `--surface` (cards),
 * `--surface-quiet` (stripes, hovered rows), `--line` (rules between things).
 */
export const cssVariables: CSSVariablesResolver = ({ colors: { gray, dark, tirta, red } }) => ({
  variables: {},
  light: {
    "--page": `${gray?.[0]}`,
    "--surface": "#ffffff",
    "--surface-quiet": `${gray?.[1]}`,
    "--line": `${gray?.[3]}`,
    "--mantine-color-body": "#ffffff",
    "--mantine-color-text": `${gray?.[9]}`,
    "--mantine-color-dimmed": `${gray?.[6]}`,
    "--mantine-color-placeholder": `${gray?.[6]}`,
    "--mantine-color-anchor": `${tirta?.[8]}`,
    "--mantine-color-error": `${red?.[7]}`,
    "--mantine-color-default-border": `${gray?.[3]}`,
  },
  dark: {
    "--page": `${dark?.[7]}`,
    "--surface": `${dark?.[6]}`,
    "--surface-quiet": `${dark?.[5]}`,
    "--line": `${dark?.[4]}`,
    "--mantine-color-body": `${dark?.[6]}`,
    "--mantine-color-text": `${dark?.[0]}`,
    "--mantine-color-dimmed": `${dark?.[2]}`,
    "--mantine-color-placeholder": `${dark?.[2]}`,
    "--mantine-color-anchor": `${tirta?.[3]}`,
    "--mantine-color-error": `${red?.[3]}`,
    // The library's own is that of a card, in which a switch that can't be moved would vanish.
    "--mantine-color-disabled": `${dark?.[5]}`,
    "--mantine-color-default-border": `${dark?.[4]}`,
  },
});
