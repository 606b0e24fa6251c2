import "./kartenspiel.css";
import { faceOf } from "../realm/faceOf";
import { kartenspiel } from "./realm";
import { targets } from "./targets";

export default { ...faceOf(kartenspiel, targets), cloth: "kartenspiel" };
