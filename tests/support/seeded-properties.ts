import { configureGlobal, readConfigureGlobal } from 'fast-check';
import { proofSeed } from './proof.ts';

// Every property of the run, unless it names a seed of its own.
configureGlobal({ ...readConfigureGlobal(), seed: proofSeed });
