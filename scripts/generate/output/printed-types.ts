import type { Checker, Project, Type } from 'typescript/unstable/sync';
import {
  type CallExpression,
  type Identifier,
  type Node,
  SyntaxKind,
} from 'typescript/unstable/ast';

const PRINTS = ['printJson', 'printJsonLine'];

/** Only what a verb says is looked into; what it does prints nothing. */
const isProgram = (file: string): boolean => file.includes('/cli/program/');

const textOf = (node: Node): string => (node as Identifier).text;

/** The declaration that a name leads to, across imports. */
const declarationOf = (name: Node, checker: Checker, project: Project): Node | undefined => {
  const symbol = checker.getSymbolAtLocation(name);
  if (!symbol) return undefined;
  const isImport = symbol.declarations.some(({ kind }) => kind === SyntaxKind.ImportSpecifier);
  const target = isImport ? checker.getAliasedSymbol(symbol) : symbol;
  const handle = target.declarations[0];
  return handle && isProgram(handle.path) ? handle.resolve(project) : undefined;
};

/** What a print call is given; where the function itself is handed on, what it will be given. */
const printedAt = (name: Node, checker: Checker): Type | undefined => {
  const { parent } = name;
  if (parent.kind === SyntaxKind.CallExpression) {
    const call = parent as CallExpression;
    const [value] = call.arguments;
    if (call.expression === name && value) return checker.getTypeAtLocation(value);
  }
  const wanted = checker.getContextualType(name as Identifier);
  const [signature] = wanted ? checker.getSignaturesOfType(wanted, 0) : [];
  return signature ? checker.getParameterType(signature, 0) : undefined;
};

/**
 * The types of all that a function prints as JSON, itself or by what it calls in the program.
 *
 * @param file absolute
 * @param exported the function's name
 */
export const printedTypes = (project: Project, file: string, exported: string): Type[] => {
  const { checker, program } = project;
  const types: Type[] = [];
  const seen = new Set<Node>();
  const walk = (node: Node): void => {
    if (node.kind === SyntaxKind.ImportDeclaration) return;
    if (node.kind === SyntaxKind.Identifier && PRINTS.includes(textOf(node))) {
      const type = printedAt(node, checker);
      if (type) types.push(type);
    } else if (node.kind === SyntaxKind.Identifier) {
      const declared = declarationOf(node, checker, project);
      if (declared && VALUES.has(declared.kind)) enter(declared);
    }
    node.forEachChild((child) => {
      walk(child);
      return undefined;
    });
  };
  const enter = (node: Node): void => {
    if (seen.has(node)) return;
    seen.add(node);
    walk(node);
  };
  const source = program.getSourceFile(file);
  const moduleSymbol = source && checker.getSymbolAtLocation(source);
  const symbol =
    moduleSymbol && [...moduleSymbol.getExports().values()].find((each) => each.name === exported);
  const start = symbol?.declarations[0]?.resolve(project);
  if (start) enter(start);
  return types;
};

const VALUES = new Set<SyntaxKind>([
  SyntaxKind.VariableDeclaration,
  SyntaxKind.FunctionDeclaration,
]);
