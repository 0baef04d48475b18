import { importsOf } from "../imports-of.ts";
import { lastNameOf } from "../nodes.ts";
import { parsedFile, visitFile } from "../parsed-file.ts";
import { type SourceFile, isCode, isTest } from "../source-file.ts";

const FACTORY = /^create[A-Z]/;

/** Where a type stands for whatever one of our factories answers, one path for each time. */
export function factoryTypes(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /^apps\/(?:api|web)\//.test(path) && isCode(path) && !isTest(path))
    .flatMap((file) => {
      const foreign = foreignNames(file);
      const found: string[] = [];
      visitFile(file, {
        TSTypeReference({ typeName, typeArguments }) {
          const [answered] = typeArguments?.params ?? [];
          if (lastNameOf(typeName) !== "ReturnType" || answered?.type !== "TSTypeQuery") return;
          const name = answered.exprName.type === "Identifier" ? answered.exprName.name : "";
          if (FACTORY.test(name) && !foreign.has(name)) found.push(file.path);
        },
      });
      return found;
    });
}

/** Names that come from libraries, whose types are theirs to give. */
function foreignNames(file: SourceFile): ReadonlySet<string> {
  const own = new Set(
    importsOf(file)
      .map(({ specifier }) => specifier)
      .filter((specifier) => /^(?:[.#]|@skywave\/)/.test(specifier)),
  );
  return new Set(
    parsedFile(file).program.body.flatMap((statement) =>
      statement.type === "ImportDeclaration" && !own.has(statement.source.value)
        ? statement.specifiers.map(({ local }) => local.name)
        : [],
    ),
  );
}
