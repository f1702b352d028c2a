export { useHash } from "../ui/use-hash";
