import { existsSync } from "node:fs";
import type { Plugin } from "vite";

const component = /^(.+[\\/]@mantine[\\/]core)[\\/]esm[\\/].+[\\/](\w+)[\\/]\2\.mjs$/;

/**
 * Each component of the library brings its own styles, so that a page loads those of the components it shows. They stand after what the
 * component imports, as in the library's one sheet: its own rules win over those of the components that it is made of.
 * While developing, the packages are bundled before this sees them, and the one sheet is there.
 */
export function mantineStyles(): Plugin {
  let isBuilding = true;
  return {
    name: "mantine-styles",
    configResolved: ({ command }) => {
      isBuilding = command === "build";
    },
    transform(code, id) {
      if (!isBuilding) {
        return id.endsWith("/src/main.tsx") ? `import "@mantine/core/styles.layer.css";\n${code}` : undefined;
      }
      const [, library, name] = component.exec(id) ?? [];
      const sheet = `${library}/styles/${name}.layer.css`;
      return library && existsSync(sheet) ? `${code}\nimport ${JSON.stringify(sheet)};` : undefined;
    },
  };
}
