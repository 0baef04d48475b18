import type { Declaration } from "oxc-parser";
import { parsedFile } from "./parsed-file.ts";
import type { SourceFile } from "./source-file.ts";

export interface Export {
  name: string;
  isType: boolean;
  /** The file that it is handed on from. */
  from?: string;
}

/** What a file offers by name. */
export function exportsOf(file: SourceFile): Export[] {
  return parsedFile(file).program.body.flatMap((statement): Export[] => {
    if (statement.type === "ExportDefaultDeclaration") return [{ name: "default", isType: false }];
    if (statement.type === "ExportAllDeclaration")
      return [{ name: "*", isType: statement.exportKind === "type", from: statement.source.value }];
    if (statement.type !== "ExportNamedDeclaration") return [];
    const { declaration, exportKind, source, specifiers } = statement;
    if (declaration !== null)
      return namesOf(declaration).map((name) => ({ name, isType: isTypeOnly(declaration) }));
    return specifiers.map((one) => ({
      name: one.exported.type === "Literal" ? one.exported.value : one.exported.name,
      isType: exportKind === "type" || one.exportKind === "type",
      ...(source === null ? {} : { from: source.value }),
    }));
  });
}

function isTypeOnly({ type }: Declaration): boolean {
  return type === "TSInterfaceDeclaration" || type === "TSTypeAliasDeclaration";
}

function namesOf(declaration: Declaration): string[] {
  if (declaration.type === "VariableDeclaration")
    return declaration.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : []));
  if (!("id" in declaration) || declaration.id?.type !== "Identifier") return [];
  return [declaration.id.name];
}
