import { visitFile } from "./parsed-file.ts";
import type { SourceFile } from "./source-file.ts";

export interface Import {
  specifier: string;
  /** Nothing of it is left at run time. */
  isTypeOnly: boolean;
}

const kept = new WeakMap<SourceFile, readonly Import[]>();

/** What a file imports or hands on from other files, in the order in which it says so. */
export function importsOf(file: SourceFile): readonly Import[] {
  const known = kept.get(file);
  if (known !== undefined) return known;
  const found: Import[] = [];
  visitFile(file, {
    ImportDeclaration({ source, importKind, specifiers }) {
      const isTypeOnly = importKind === "type" || areTypes(specifiers.map(kindOfImport));
      found.push({ specifier: source.value, isTypeOnly });
    },
    ExportNamedDeclaration({ source, exportKind, specifiers }) {
      if (source === null) return;
      const isTypeOnly = exportKind === "type" || areTypes(specifiers.map((one) => one.exportKind));
      found.push({ specifier: source.value, isTypeOnly });
    },
    ExportAllDeclaration({ source, exportKind }) {
      found.push({ specifier: source.value, isTypeOnly: exportKind === "type" });
    },
    ImportExpression({ source }) {
      if (source.type === "Literal" && typeof source.value === "string")
        found.push({ specifier: source.value, isTypeOnly: false });
    },
    TSImportType({ source }) {
      found.push({ specifier: source.value, isTypeOnly: true });
    },
  });
  kept.set(file, found);
  return found;
}

function kindOfImport(specifier: { type: string; importKind?: string }): string | undefined {
  return specifier.type === "ImportSpecifier" ? specifier.importKind : undefined;
}

function areTypes(kinds: readonly (string | undefined)[]): boolean {
  return kinds.length > 0 && kinds.every((kind) => kind === "type");
}
