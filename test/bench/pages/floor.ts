// What any page with one of our elements needs before our own code: React, jotai and the wrapper.
import r2wc from '@r2wc/react-to-web-component';
import { Provider, useAtomValue, useSetAtom } from 'jotai/react';
import { atom, createStore } from 'jotai/vanilla';
import * as React from 'react';
import { createPortal } from 'react-dom';
import { jsx } from 'react/jsx-runtime';

Object.assign(window, {
  floor: [r2wc, Provider, useAtomValue, useSetAtom, atom, createStore, React, createPortal, jsx],
});
