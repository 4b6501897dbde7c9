<?php return ['dependencies' => ['wp-blocks', 'wp-element', 'wp-block-editor', 'wp-components'], 'version' => '0.1.0'];
